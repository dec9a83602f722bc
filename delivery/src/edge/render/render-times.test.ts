import { edgeSettings } from '../settings';
import { renderTimes } from './render-limits';

test('a worker may go on for a while after the visitor has stopped waiting, whatever that is set to', () => {
  expect(renderTimes(edgeSettings({}).renderTimeout)).toEqual({ wait: 800, timeout: 3_000 });
  expect(renderTimes(edgeSettings({ EDGE_RENDER_TIMEOUT_MS: '60000' }).renderTimeout)).toEqual({
    wait: 60_000,
    timeout: 62_200,
  });
});
