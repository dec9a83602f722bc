import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { getPathShapes } from './path-shapes';

const segment = fc.constantFrom('a', 'A', 'b', ':id', ':Other', 'a?', ':id?');
const path = fc
  .tuple(fc.constantFrom('', '/'), fc.array(segment, { maxLength: 3 }), fc.constantFrom('', '/'))
  .map(([before, segments, after]) => `${before}${segments.join('/')}${after}`);
const address = fc
  .array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 })
  .map((segments) => `/${segments.join('/')}`);

const isStatic = (shape: string) => !shape.includes(':');

it('finds every address without parameters that the router finds', () => {
  fc.assert(
    fc.property(path, address, (pattern, visited) => {
      const shapes = getPathShapes(pattern);
      const matches = matchRoutes([{ path: pattern }], visited) !== null;
      if (shapes.every(isStatic)) expect(shapes.includes(visited)).toBe(matches);
      else if (shapes.includes(visited)) expect(matches).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});
