/** /home in a rental module. D-02, GEN-04. */
export { RentalHome as Page } from './rental-home';
