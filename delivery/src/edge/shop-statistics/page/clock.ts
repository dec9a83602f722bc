/** Times of the shop's own clock. */
export class Clock {
  private readonly time: Intl.DateTimeFormat;
  private readonly dayAndTime: Intl.DateTimeFormat;

  constructor(readonly timeZone: string) {
    const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
    this.time = new Intl.DateTimeFormat('en', time);
    this.dayAndTime = new Intl.DateTimeFormat('en', { ...time, day: 'numeric', month: 'short' });
  }

  toTime = (at: number): string => this.time.format(at);

  toDayAndTime = (at: number): string => this.dayAndTime.format(at);
}
