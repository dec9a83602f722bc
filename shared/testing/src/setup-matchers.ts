import { configure } from '@testing-library/react';
import '@testing-library/jest-dom';

// Parts that are loaded when they are opened take their time where many tests run side by side; what never comes still fails.
configure({ asyncUtilTimeout: 4_000 });
jest.setTimeout(15_000);
