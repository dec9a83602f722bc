/** /home in a rental module. D-02, GEN-04. */
export { RentalFront as Page } from './rental-front';
