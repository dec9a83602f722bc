import { since, type CountsByRelease, type ReleaseCounts } from '../../canary-analysis/release-counts';

/** Milliseconds between two samples, and how many are kept: a quarter of an hour. */
const sampling = { pause: 15_000, most: 60 };

/** The counts of a release between two samples. */
export interface Sample {
  visits: number;
  failing: number;
}

/** Keeps recent samples of every release, for the charts. */
export class Samples {
  private readonly samples: CountsByRelease[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly counts: () => CountsByRelease) {}

  take = (): void => {
    this.samples.push(structuredClone(this.counts()));
    if (this.samples.length > sampling.most + 1) this.samples.shift();
  };

  begin(): void {
    this.timer = setInterval(this.take, sampling.pause);
    this.timer.unref();
  }

  end = (): void => clearInterval(this.timer);

  /** Oldest first, ending with the counts since the last sample. */
  get(release: string): Sample[] {
    const all = [...this.samples, this.counts()].map((counts) => counts[release]);
    return all.slice(1).flatMap((now, at): Sample[] => {
      if (!now) return [];
      const before: ReleaseCounts | undefined = all[at];
      const { visits, failing } = before ? since(now, before) : now;
      return [{ visits, failing }];
    });
  }
}
