/** What a chooser of photos offers. */
export const pictureTypes = 'image/jpeg,image/png,image/webp';
