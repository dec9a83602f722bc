/** `npm run gallery`: every component of the kit, in both themes and directions. */
import { readCommandLine } from './command-line.mjs';

readCommandLine({
  usage: 'npm run gallery',
  description:
    'Serves every component of the kit, in both themes and directions. GALLERY_PORT chooses another port than 4300.',
  example: 'GALLERY_PORT=4310 npm run gallery',
});
await import('../shared/federation-build/src/gallery.ts');
