import { array, object, string, type InferType } from 'yup';
import { ReleaseError } from '../store/release-error';

const assets = object({
  js: object({ sync: array(string().required()).default([]), async: array(string().required()).default([]) }),
  css: object({
    sync: array(string().required()).default([]),
    async: array(string().required()).default([]),
  }),
});

const schema = object({
  metaData: object({
    globalName: string().required(),
    buildInfo: object({ buildVersion: string().default('') }).default({ buildVersion: '' }),
    remoteEntry: object({
      name: string().required(),
      path: string().default(''),
      type: string().default('global'),
    }).required(),
  }).required(),
  exposes: array(object({ path: string().required(), assets })).default([]),
  shared: array(
    object({
      name: string().required(),
      version: string().default(''),
      requiredVersion: string().default(''),
    }),
  ).default([]),
});

/** What the adapter reads of `mf-manifest.json`, which the bundlers' federation plugins write. */
export type FederationManifest = InferType<typeof schema>;

/** Reads the text of `mf-manifest.json`; the message of the error is for the user. */
export function readFederationManifest(text: string, name: string): FederationManifest {
  try {
    return schema.validateSync(JSON.parse(text), { stripUnknown: true });
  } catch (error) {
    throw new ReleaseError(
      'invalid',
      `${name} is no federation manifest: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
