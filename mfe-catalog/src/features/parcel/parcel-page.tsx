/** /home in a parcel module, which has no shop front and explains itself (D-11). */
export { ParcelFront as Page } from './parcel-front';
