import { render, screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as kit from '..';
import * as form from '../form';
import { Gallery } from './gallery';

/** Components that render nothing visible, and deprecated names. */
const unseen = [
  'HydratedWhenInView',
  'PartFailureProvider',
  'PictureRouteProvider',
  'Seo',
  'SeoProvider',
  'HeartButton',
  'HydratedWhenNear',
];

it('shows every component of the kit', () => {
  const files = readdirSync(__dirname).filter((name) => name.endsWith('.tsx'));
  const text = files.map((name) => readFileSync(join(__dirname, name), 'utf8')).join('\n');
  const names = Object.keys({ ...kit, ...form }).filter((name) => /^[A-Z]/.test(name));
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !unseen.includes(name) && !text.includes(`<${name}`))).toEqual([]);
});

it.each(['en', 'ar'] as const)('renders in %s', (language) => {
  render(<Gallery language={language} />);
  expect(screen.getAllByRole('button').length).toBeGreaterThan(20);
  expect(screen.getByRole('form')).toBeVisible();
});
