export { jestConfig as default } from '@shop/testing/jest-config';
