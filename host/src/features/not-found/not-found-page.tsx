export { Missing as Page } from '../../missing/missing';
