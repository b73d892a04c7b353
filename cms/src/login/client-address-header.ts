/** In which the back office's own server tells Payload who is asking; whatever a request says here itself is thrown away. */
export const clientAddressHeader = 'x-aangan-client';
