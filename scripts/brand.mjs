/** `npm run brand -- brands/saffron`: checks a brand, shows what is made of it, and makes its icons. */
import { readCommandLine, refuse } from './command-line.mjs';

const definition = {
  usage: 'npm run brand -- FOLDER [options]',
  description:
    'Checks the brand in a folder (brand.json and the files beside it), and prints its colours in both themes.\nDocumentation: docs/branding.md',
  takesNames: true,
  options: { icons: { description: 'makes the icons of the installed shop from the symbol (needs sharp)' } },
  example: 'npm run brand -- brands/saffron --icons',
};
const { names, values } = readCommandLine(definition);
const [folder] = names;
if (!folder || names.length > 1) refuse('It needs one folder, such as brands/saffron.', definition);

const { describeBrand } = await import('../delivery/src/brand/describe-brand.ts');
const { makeIcons } = await import('../delivery/src/brand/make-icons.ts');

try {
  console.log(describeBrand(folder));
  if (values.icons) console.log((await makeIcons(folder)).map((name) => `made ${folder}/${name}`).join('\n'));
} catch (error) {
  console.error(`${folder}:\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
