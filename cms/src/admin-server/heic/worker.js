// Decodes the photos of iPhones where the browser cannot. A worker has the policy of its own file, so that the panel's pages need not allow
// compiled code (admin-server/headers.ts).
/* global importScripts, libheif */
importScripts('/heic/libheif.js');

const library = libheif();

/** Why a photo could not be decoded tells a clerk nothing: null is all that the page needs to know. */
const decode = (bytes) => {
  const images = new library.HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) return Promise.resolve(null);
  const width = image.get_width();
  const height = image.get_height();
  const data = new Uint8ClampedArray(4 * width * height);
  return new Promise((done) => {
    image.display({ data, width, height }, (shown) => {
      for (const one of images) one.free();
      done(shown && { data, width, height });
    });
  });
};

// One after the other: an unpacked photo has 50 MB.
let before = Promise.resolve();
self.onmessage = ({ data: { id, bytes } }) => {
  before = before
    .then(() => decode(new Uint8Array(bytes)))
    .catch(() => null)
    .then((picture) => {
      self.postMessage({ id, picture }, picture ? [picture.data.buffer] : []);
    });
};
