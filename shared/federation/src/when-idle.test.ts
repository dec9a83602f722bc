import { whenIdle } from './when-idle';

const setReadyState = (state: DocumentReadyState) =>
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('in a browser that tells when it is idle', () => {
  const request = jest.fn((_begin: () => void, _options: IdleRequestOptions) => 7);
  beforeEach(() => Object.assign(window, { requestIdleCallback: request }));
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    jest.clearAllMocks();
  });

  it('waits until then, with a limit', () => {
    const begin = jest.fn();
    whenIdle(begin);
    expect(begin).not.toHaveBeenCalled();
    expect(request.mock.lastCall?.[1].timeout).toBeGreaterThan(0);
    request.mock.lastCall?.[0]();
    expect(begin).toHaveBeenCalledTimes(1);
  });
});

describe('in a browser that does not', () => {
  it('waits less than half a second', async () => {
    const begin = jest.fn();
    whenIdle(begin);
    expect(begin).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(500);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('waits for the page to load first', async () => {
    setReadyState('interactive');
    const begin = jest.fn();
    whenIdle(begin);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(begin).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(500);
    expect(begin).toHaveBeenCalledTimes(1);
  });
});
