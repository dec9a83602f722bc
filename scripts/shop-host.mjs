/** Address that the shop of `npm start` listens on: this machine's own, for it has demo passwords, unless told otherwise. */
export const shopHost = ({ EDGE_HOST, HOST }) => EDGE_HOST || HOST || '127.0.0.1';

/** Where the shop is asked at from this machine. */
export const shopAddress = (host) => (/^(0\.0\.0\.0|::|127\..*|::1)$/.test(host) ? 'localhost' : host);
