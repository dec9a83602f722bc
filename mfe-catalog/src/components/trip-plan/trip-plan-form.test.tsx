import { distance, placeAutocomplete, placeDetails } from '@shop/contract';
import { rentalTypes, type TripPlan } from '@shop/domain';
import { aTripPlan, refused, renderApp, type TestAppOptions } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { TripPlanForm } from './trip-plan-form';

const place = { latitude: 24.86, longitude: 67.01, address: '1 Harbour Quay' };
const harbour = { latitude: 24.9, longitude: 67.1, address: 'Old Harbour' };

const show = (own: Partial<Parameters<typeof TripPlanForm>[0]> = {}, options: TestAppOptions = {}) => {
  const onChange = jest.fn<void, [TripPlan]>();
  const app = renderApp(
    <TripPlanForm plan={null} types={rentalTypes} hasDriver onChange={onChange} {...own} />,
    {
      session: { place },
      config: { timeZone: 'Asia/Karachi' },
      ...options,
      setUpApi: (api) => {
        api.respond(placeAutocomplete, [{ placeId: 'p1', text: 'Old Harbour' }]);
        api.respond(placeDetails, { ...harbour });
        api.respond(distance, { found: true, metres: 12_300, seconds: 1_200 });
        options.setUpApi?.(api);
      },
    },
  );
  return { ...app, onChange };
};

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-01T05:00:00Z') }));
afterEach(() => jest.useRealTimers());

const button = () => screen.getByRole('button', { name: 'Show prices' });
const day = (name: string) => screen.findByLabelText(new RegExp(`^${name} day`));

it('returns a valid plan from the visitor’s location [GEN-04]', async () => {
  const { user, onChange } = show();
  await waitFor(async () => expect(await day('Pick-up')).toHaveValue('2026-03-02'));
  await user.selectOptions(screen.getByLabelText('Return time'), '12:30');
  await user.click(screen.getByRole('radio', { name: 'With a driver' }));
  await user.click(button());
  expect(onChange).toHaveBeenCalledWith({
    pickup: place,
    destination: null,
    pickupAt: '2026-03-02T05:00:00.000Z',
    returnAt: '2026-03-03T07:30:00.000Z',
    rentalType: 'day_wise',
    distance: 0,
    driver: 'provider',
  });
});

it('asks for the destination when the distance is charged [CALL-28] [CALL-29] [BIZ-35]', async () => {
  const { user, onChange, api } = show();
  await user.click(screen.getByRole('radio', { name: 'By distance' }));
  await user.type(screen.getByRole('combobox', { name: /Where to/ }), 'harb');
  await user.click(await screen.findByRole('option', { name: 'Old Harbour' }));
  await waitFor(() => expect(api.calls(placeDetails)).toEqual([{ query: { placeid: 'p1' } }]));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Where to/ })).toHaveValue('Old Harbour'));
  await user.click(button());
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(onChange.mock.calls[0]?.[0]).toMatchObject({
    destination: harbour,
    rentalType: 'distance_wise',
    distance: 12_300,
  });
});

it('shows an error at its field, focuses it, and keeps the input', async () => {
  const { user, onChange } = show();
  const field = await day('Return');
  await user.clear(field);
  await user.type(field, '2026-03-01');
  await user.click(button());
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('The return must be after the pick-up');
  expect(field).toHaveValue('2026-03-01');
  expect(onChange).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, '2026-03-09');
  expect(field).toBeValid();
  await user.click(button());
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('rejects a destination that no road leads to', async () => {
  const { user, onChange } = show(
    { plan: aTripPlan({ ...later, rentalType: 'distance_wise', destination: harbour, distance: 1 }) },
    { setUpApi: (api) => api.respond(distance, () => Promise.reject(refused(500))) },
  );
  await user.click(button());
  expect(await screen.findByText('No way by road was found to this place')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /Where to/ })).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

const later = { pickupAt: '2026-03-05T05:15:00.000Z', returnAt: '2026-03-06T05:00:00.000Z' };

it('starts with the given plan, at any minute, and from its location', async () => {
  const { user, onChange } = show({ plan: aTripPlan(later) });
  expect(await day('Pick-up')).toHaveValue('2026-03-05');
  expect(screen.getByLabelText('Pick-up time')).toHaveDisplayValue('10:15\u00A0AM');
  expect(screen.getByRole('group', { name: 'Pick-up place' })).toHaveTextContent('5 Garden Street');
  await user.click(button());
  expect(onChange).toHaveBeenCalledWith(aTripPlan(later));
});

it('offers only the available types', () => {
  show({ types: ['hourly'], hasDriver: false });
  expect(screen.queryByRole('radio')).toBeNull();
});

it('offers to choose a pickup location, and requires one [ROUTE-06]', async () => {
  const { user, onChange, bus } = show({}, { session: { place: null } });
  const requested = jest.fn();
  bus.on('place:choose-requested', requested);
  await user.click(button());
  const choose = screen.getByRole('button', { name: 'Choose a place' });
  expect(choose).toHaveFocus();
  expect(screen.getByText('Choose where you pick it up')).toBeVisible();
  await user.click(choose);
  expect(requested).toHaveBeenCalledWith({ because: 'browse' });
  expect(onChange).not.toHaveBeenCalled();
});
