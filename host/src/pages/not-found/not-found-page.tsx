export { Missing as Page } from '../../components/missing/missing';
