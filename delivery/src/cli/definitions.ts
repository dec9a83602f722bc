interface OptionDefinition {
  /** As on the command line: `--percent <number>`. */
  flags: string;
  description: string;
}

interface CommandDefinition {
  /** What follows its name. */
  usage: string;
  description: string;
  options?: readonly OptionDefinition[];
  example: string;
}

const because: OptionDefinition = { flags: '--because <text>', description: 'the reason, for the history' };
const json: OptionDefinition = { flags: '--json', description: 'as JSON' };

/** The commands of `release` with their help, in the order in which they are listed. */
export const definitions: Readonly<Record<string, CommandDefinition>> = {
  publish: {
    usage: '<app> <folder> …',
    description: 'put builds into the store, without assigning them; tags the commit of a clean checkout',
    options: [
      { flags: '--promote', description: 'and assign them to everybody' },
      { flags: '--replace', description: 'with --promote: end the canaries of these apps' },
      { flags: '--snapshot', description: 'as <version>+<build>, for work in progress' },
      { flags: '--no-tag', description: 'without a tag <app>@<version> at the commit' },
      {
        flags: '--from <format>',
        description:
          'mf-manifest: the folder is the build of a stock Module Federation remote (docs/ecosystem.md)',
      },
      {
        flags: '--slot <slot=module>',
        description: 'with --from: the slot that an exposed module renders; can be repeated',
      },
      { flags: '--version <version>', description: "with --from: the release's version (the remote's own)" },
    ],
    example: 'release publish mfe-catalog mfe-catalog/dist',
  },
  promote: {
    usage: '<app>@<version> …',
    description: 'assign releases to everybody, or to a percentage; several in one step',
    options: [
      { flags: '--percent <number>', description: 'percentage of the visitors, always the same ones' },
      {
        flags: '--rule <audience>',
        description: 'another percentage by module, zone (ids), country, language, customer; can be repeated',
      },
      {
        flags: '--ramp <percentages>',
        description: 'begin with the first, and go on to the next while the canary analysis calls it healthy',
      },
      { flags: '--every <time>', description: 'how long a ramp stays at each percentage: 30m, 2h (30m)' },
      { flags: '--replace', description: 'end the canaries of the app that cannot go on beside it' },
    ],
    example: 'release promote mfe-catalog@1.1.0 --percent 10 --rule "zone=1,2 language=ar percent=50"',
  },
  pause: {
    usage: '<app>[@<version>]',
    description: 'pause its canary: it has no visitors for now; of several, the named one',
    example: 'release pause mfe-catalog',
  },
  resume: {
    usage: '<app>[@<version>]',
    description: 'resume the paused canary; of several, the named one',
    example: 'release resume mfe-catalog',
  },
  rollback: {
    usage: '<app>[@<version>]',
    description: 'take this canary or default away; without a version, the newest step',
    options: [because],
    example: 'release rollback mfe-catalog@1.1.0 --because "the item page is slow"',
  },
  kill: {
    usage: '<app>[@<version>]',
    description: 'never assign this release again; without a version, switch the whole app off',
    options: [because],
    example: 'release kill mfe-catalog@1.1.0 --because "orders are lost"',
  },
  revive: {
    usage: '<app>[@<version>]',
    description: 'undo kill; without a version, what was switched off with the whole app',
    example: 'release revive mfe-catalog@1.1.0',
  },
  preview: {
    usage: '<app>@<version> …',
    description: 'print a link that shows these releases, promoted or not',
    options: [
      { flags: '--hours <number>', description: 'how long the link is valid (24)' },
      { flags: '--origin <address>', description: "the shop's address" },
    ],
    example: 'release preview mfe-catalog@1.1.0 --origin https://shop.example',
  },
  status: {
    usage: '',
    description: 'apps, versions, percentages',
    options: [json],
    example: 'release status --json',
  },
  history: {
    usage: '',
    description: 'who did what',
    options: [{ flags: '--app <app>', description: 'of this app only' }, json],
    example: 'release history --app mfe-catalog',
  },
  verify: {
    usage: '',
    description: 'check that everything in the table exists, is intact and signed',
    example: 'release verify',
  },
  gc: {
    usage: '',
    description: 'remove releases that have had no visitors for a while',
    options: [
      { flags: '--days <number>', description: 'for how many days (30)' },
      { flags: '--dry-run', description: 'only list them' },
    ],
    example: 'release gc --days 60 --dry-run',
  },
  policy: {
    usage: '[set <file>]',
    description: 'show who may publish, promote and kill which app, or replace that with the root key',
    example: 'release policy set teams.json',
  },
  guard: {
    usage: '',
    description: 'watch the canaries by the counts of edges: roll failing ones back, raise those with a ramp',
    options: [
      {
        flags: '--edges <addresses>',
        description: 'addresses of the edges, separated by commas; dns+http://… for every address of a name',
      },
    ],
    example: 'EDGE_DELIVERY_TOKEN=… release guard --edges http://10.0.0.1:4000,http://10.0.0.2:4000',
  },
  renew: { usage: '', description: 'sign the table again before it expires', example: 'release renew' },
  'public-key': {
    usage: '',
    description: 'print the public keys as an edge takes them in RELEASE_PUBLIC_KEY',
    options: [{ flags: '--line', description: 'as one line, for a file of settings' }],
    example: 'RELEASE_PUBLIC_KEY="$(npm run --silent release -- public-key)"',
  },
  doctor: {
    usage: '',
    description: 'check store, keys, clock and what edges use; exits with 1 if something is wrong',
    options: [{ flags: '--edges <addresses>', description: 'addresses of edges, separated by commas' }],
    example: 'release doctor --edges http://10.0.0.1:4000,http://10.0.0.2:4000',
  },
  'rotate-key': {
    usage: 'begin|switch|end',
    description: 'change the signing key, step by step: docs/production.md',
    example: 'release rotate-key begin',
  },
};

/** Settings of all commands, listed after the commands. */
export const environmentHelp = `
Settings:
  RELEASES_DIR         the store: a folder (releases/), or
  RELEASES_STORE       s3://bucket/folder, with RELEASES_S3_REGION, or RELEASES_S3_ENDPOINT for a server other than
                       Amazon's; AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or a profile
  RELEASE_BUDGETS      size budgets of releases (delivery/size-budgets.json); off: for builds that visitors never get
                       (work in progress, development, measurements), which may be larger
  RELEASE_COMPRESSION  quick: somewhat larger copies for browsers, compressed much faster (best)
  RELEASE_KEYS_DIR     folder of the signing key (.data/keys/), or the key itself as PEM in RELEASE_PRIVATE_KEY
  RELEASE_BY           name for the audit log
  EDGE_DELIVERY_TOKEN  guard: the edges' token

npm passes options after "--": npm run release -- promote mfe-catalog@1.1.0 --percent 10`;
