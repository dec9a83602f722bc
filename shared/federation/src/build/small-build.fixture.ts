import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Stats, type WebpackPluginInstance } from 'webpack';

export interface SmallBuild {
  errors: Error[];
  /** Empty where there are errors. */
  script: string;
}

/** What webpack makes, for production, of one module and these plugins; nothing else shortens it. */
export async function smallBuild(entry: string, plugins: WebpackPluginInstance[]): Promise<SmallBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'small-build-'));
  const script = join(folder, 'main.js');
  try {
    writeFileSync(join(folder, 'index.js'), entry);
    const { compilation } = await statsOf(folder, plugins);
    return { errors: compilation.errors, script: existsSync(script) ? readFileSync(script, 'utf8') : '' };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function statsOf(folder: string, plugins: WebpackPluginInstance[]): Promise<Stats> {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: { path: folder, filename: 'main.js', publicPath: '/' },
    optimization: { minimize: false },
    plugins,
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) reject(error ?? new Error('nothing was built'));
      else compiler.close(() => resolve(stats));
    });
  });
}
