export declare const remotes: readonly `mfe-${string}`[];
export declare const apps: readonly ('host' | `mfe-${string}`)[];
