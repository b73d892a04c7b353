/** What the server takes as it is. */
export const storedTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** What a chooser of photos offers. Windows knows HEIC by the name of the file alone. */
export const pictureTypes = [...storedTypes, 'image/heic', 'image/heif', '.heic', '.heif'].join();
