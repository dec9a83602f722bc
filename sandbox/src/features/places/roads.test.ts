import { distanceBetween } from '@shop/domain';
import { chargedMetres, roadBetween } from './roads';

const harbour = { latitude: 25.128, longitude: 56.344 };

it('charges by the road distance that the visitor sees [BIZ-35]', () => {
  const near = { latitude: 25.15, longitude: 56.35 };
  expect(chargedMetres(harbour, near)).toBe(roadBetween(harbour, near)?.metres);
  expect(chargedMetres(harbour, near)).toBeGreaterThan(distanceBetween(harbour, near));
});

it('charges by the great circle without a road [BIZ-35]', () => {
  const island = { latitude: 29, longitude: 59 };
  expect(roadBetween(harbour, island)).toBeNull();
  expect(chargedMetres(harbour, island)).toBe(distanceBetween(harbour, island));
});
