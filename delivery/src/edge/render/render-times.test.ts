import { edgeSettings } from '../settings';
import { renderTimes } from './render-limits';

test('a worker may continue for a while after the visitor has stopped waiting, for any timeout', () => {
  expect(renderTimes(edgeSettings({}).renderTimeout)).toEqual({ wait: 800, timeout: 3_000 });
  expect(renderTimes(edgeSettings({ EDGE_RENDER_TIMEOUT_MS: '60000' }).renderTimeout)).toEqual({
    wait: 60_000,
    timeout: 62_200,
  });
});
