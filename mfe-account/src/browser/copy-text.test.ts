import { copyText } from './copy-text';

const withClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

it('copies with the clipboard', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  withClipboard({ writeText });
  expect(await copyText('AMINA10')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('AMINA10');
});

it.each([
  ['there is none', undefined],
  ['it is refused', { writeText: () => Promise.reject(new Error('denied')) }],
])('copies a selection where %s, and restores page and focus', async (_case, clipboard) => {
  withClipboard(clipboard);
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  let selected = '';
  document.execCommand = jest.fn(() => {
    selected = document.querySelector('textarea')?.value ?? '';
    return true;
  });
  expect(await copyText('AMINA10')).toBe(true);
  expect(selected).toBe('AMINA10');
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.activeElement).toBe(button);
});
