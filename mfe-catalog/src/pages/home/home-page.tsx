/**
 * /home: the home page of the module. ROUTE-01, D-02. A search, a full list and the parcel module have other pages at
 * the same address (`instead` in the route manifest).
 */
export { Home as Page } from './home';
