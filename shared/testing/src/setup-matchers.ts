import { configure } from '@testing-library/react';
import '@testing-library/jest-dom';

// Only a wait that never succeeds reaches it; it is below the test timeout, so that the failure names what is missing.
configure({ asyncUtilTimeout: 30_000 });
