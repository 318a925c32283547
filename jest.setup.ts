import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// What is waited for has the time that a busy machine needs: `testTimeout` ends what hangs.
configure({ asyncUtilTimeout: 20_000 });
