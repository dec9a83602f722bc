import { renderApp } from '@shop/testing';
import { screen } from '@testing-library/react';
import { LazyPart } from './lazy-part';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

it('shows its shape until the code has loaded', async () => {
  renderApp(
    <LazyPart load={() => Promise.resolve(Greeting)} partProps={{ name: 'Sara' }} shape={<p>its space</p>} />,
  );
  expect(screen.getByText('its space')).toBeInTheDocument();
  expect(await screen.findByText('Hello Sara')).toBeVisible();
  expect(screen.queryByText('its space')).toBeNull();
});

it('fails alone, and can be retried [X-01]', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Greeting);
  const { user } = renderApp(
    <>
      <p>the rest</p>
      <LazyPart load={load} partProps={{ name: 'Sara' }} shape={null} />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Hello Sara')).toBeVisible();
  expect(screen.getByText('the rest')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
