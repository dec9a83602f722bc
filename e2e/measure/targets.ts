/** Bars of the project: what `npm run measure` compares with. `most` where less is better, `least` where more is. */
export interface Bar {
  figure: keyof PageFigures;
  name: string;
  unit: string;
  first: number;
  goal: number;
  better: 'less' | 'more';
}

/** One page, medians of the runs. */
export interface PageFigures {
  /** 0 … 100. */
  performance: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Transferred, KB of 1,000 bytes. */
  scriptKb: number;
  /** Serial request steps after the HTML. */
  steps: number;
}

export const bars: Bar[] = [
  { figure: 'performance', name: 'Lighthouse performance', unit: '', first: 92, goal: 98, better: 'more' },
  { figure: 'lcp', name: 'LCP', unit: 'ms', first: 2_500, goal: 1_800, better: 'less' },
  { figure: 'cls', name: 'CLS', unit: '', first: 0.02, goal: 0, better: 'less' },
  { figure: 'tbt', name: 'total blocking time', unit: 'ms', first: 200, goal: 80, better: 'less' },
  { figure: 'scriptKb', name: 'JS transferred', unit: 'KB', first: 175, goal: 120, better: 'less' },
  {
    figure: 'steps',
    name: 'serial request steps after the HTML',
    unit: '',
    first: 2,
    goal: 1,
    better: 'less',
  },
];

export const verdict = (bar: Bar, value: number): 'goal' | 'first bar' | 'missed' => {
  const reaches = (mark: number) => (bar.better === 'less' ? value <= mark : value >= mark);
  return reaches(bar.goal) ? 'goal' : reaches(bar.first) ? 'first bar' : 'missed';
};
