/** The address that the shop of `npm start` listens on. By default only this machine, because the shop has demo passwords. */
export const shopHost = ({ EDGE_HOST, HOST }) => EDGE_HOST || HOST || '127.0.0.1';

/** The host name under which this machine reaches the shop. */
export const shopAddress = (host) => (/^(0\.0\.0\.0|::|127\..*|::1)$/.test(host) ? 'localhost' : host);
