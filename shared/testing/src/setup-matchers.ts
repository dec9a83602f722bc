import { configure } from '@testing-library/react';
import '@testing-library/jest-dom';

// Only what never comes reaches it; it stays below the limit of a test, so that the failure says what did not come.
configure({ asyncUtilTimeout: 30_000 });
