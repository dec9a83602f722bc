import { createI18n, I18nProvider, ShopFormatProvider, type Currency } from '@shop/i18n';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Button, Price, Rating, ShopImage, Stepper, Tabs } from '.';

const dollar: Currency = { symbol: '$', side: 'left', decimals: 2 };

const show = (element: ReactElement) =>
  render(
    <I18nProvider i18n={createI18n('en')}>
      <ShopFormatProvider format={{ currency: dollar, timeZone: 'UTC' }}>{element}</ShopFormatProvider>
    </I18nProvider>,
  );

const labels = { group: 'Quantity', increase: 'More', decrease: 'Fewer', remove: 'Remove' };

describe('Stepper', () => {
  it('cannot go below 1, and keeps the focus there [VALID-02]', async () => {
    const change = jest.fn();
    const Counter = () => {
      const [value, setValue] = useState(2);
      return <Stepper value={value} onChange={(to) => void (change(to), setValue(to))} labels={labels} />;
    };
    show(<Counter />);
    const fewer = screen.getByRole('button', { name: 'Fewer' });
    await userEvent.click(fewer);
    expect(fewer).toHaveAttribute('aria-disabled', 'true');
    expect(fewer).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('steps up and down', async () => {
    const change = jest.fn();
    show(<Stepper value={4} onChange={change} labels={labels} />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fewer' }));
    expect(change.mock.calls).toEqual([[5], [3]]);
  });

  it('shows a bin instead of minus at 1 if a line can be removed [STATE-13]', async () => {
    const [change, remove] = [jest.fn(), jest.fn()];
    show(<Stepper value={1} onChange={change} onRemove={remove} labels={labels} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(remove).toHaveBeenCalledTimes(1);
    expect(change).not.toHaveBeenCalled();
  });

  it('shows the reason at the limit instead of exceeding it [VALID-01]', async () => {
    const [change, limit] = [jest.fn(), jest.fn()];
    show(<Stepper value={3} max={3} onChange={change} onLimit={limit} labels={labels} />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(limit).toHaveBeenCalledTimes(1);
    expect(change).not.toHaveBeenCalled();
  });

  it('shows a leading zero and announces the plain number [BIZ-13][D-18]', () => {
    show(<Stepper value={7} onChange={jest.fn()} labels={labels} />);
    expect(screen.getByText('07')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('7')).toBeInTheDocument();
  });
});

describe('Price', () => {
  it('strikes the old price and names it for screen readers [ITEM-14]', () => {
    const { container } = show(<Price amount={900} original={1_200} originalLabel="Was" />);
    expect(container).toHaveTextContent('$9.00Was $12.00');
    expect(container.querySelector('s bdi')).toHaveTextContent('$12.00');
  });

  it('strikes nothing without a discount', () => {
    const { container } = show(<Price amount={900} original={900} />);
    expect(container.querySelector('s')).toBeNull();
  });

  it('keeps the exact amount for screen readers when it is short [D-19]', () => {
    show(<Price amount={12_550_000} short />);
    expect(screen.getByText('$125.50K')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('$125,500.00')).toBeInTheDocument();
  });
});

it('shows a rating to one decimal and announces it as a sentence [BIZ-14]', () => {
  show(<Rating value={4} count={1200} label="4.0 of 5, 1,200 ratings" />);
  expect(screen.getByText('4.0')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('4.0 of 5, 1,200 ratings')).toBeInTheDocument();
});

describe('ShopImage', () => {
  it('shows the drawing for a picture that failed before the page was live [VALID-12]', async () => {
    const picture = <ShopImage src="/gone.jpg" alt="Karahi" />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(picture);
    document.body.append(container);
    const failed = container.querySelector('img');
    if (!failed) throw new Error('the server has rendered no picture');
    Object.defineProperties(failed, { complete: { value: true }, naturalWidth: { value: 0 } });
    render(picture, { container, hydrate: true });
    await waitFor(() => expect(container.querySelector('img')).toBeNull());
    expect(screen.getByRole('img', { name: 'Karahi' }).tagName).toBe('svg');
  });

  it('falls back to a drawing when the picture fails, and tries the next one [VALID-12]', () => {
    const { rerender } = render(<ShopImage src="/gone.jpg" alt="Karahi" />);
    const first = screen.getByRole('img', { name: 'Karahi' });
    expect(first).toHaveAttribute('src', '/gone.jpg');
    fireEvent.error(first);
    expect(screen.getByRole('img', { name: 'Karahi' })).not.toHaveAttribute('src');
    rerender(<ShopImage src="/there.jpg" alt="Karahi" />);
    expect(screen.getByRole('img', { name: 'Karahi' })).toHaveAttribute('src', '/there.jpg');
  });

  it('waits until it is almost in view, but loads the largest picture immediately', () => {
    render(
      <>
        <ShopImage src="/a.jpg" alt="a" />
        <ShopImage src="/b.jpg" alt="b" eager />
      </>,
    );
    expect(screen.getByRole('img', { name: 'a' })).toHaveAttribute('loading', 'lazy');
    expect(screen.getByRole('img', { name: 'b' })).toHaveAttribute('fetchpriority', 'high');
  });
});

it('a busy button cannot be pressed again, and announces that', async () => {
  const press = jest.fn();
  show(
    <Button busy onClick={press}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(press).not.toHaveBeenCalled();
});

describe('tabs', () => {
  function Three() {
    const [current, choose] = useState('one');
    const tabs = ['one', 'two', 'three'].map((name) => ({ name, label: name }));
    return (
      <Tabs label="Numbers" tabs={tabs} current={current} onChoose={choose}>
        {`about ${current}`}
      </Tabs>
    );
  }
  const chosen = () => screen.getByRole('tab', { selected: true });

  it.each([
    ['ltr', 'three'],
    ['rtl', 'two'],
  ])('are reached by arrow keys in visual order, %s, and by Home and End [X-13]', async (dir, left) => {
    const user = userEvent.setup({ delay: null });
    render(
      <>
        <style>{`[role='tablist'] { direction: ${dir} }`}</style>
        <Three />
      </>,
    );
    await user.tab();
    expect(screen.getByRole('tab', { name: 'one' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(chosen()).toHaveTextContent(left);
    expect(chosen()).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: left })).toHaveTextContent(`about ${left}`);
    await user.keyboard('{End}');
    expect(chosen()).toHaveTextContent('three');
    await user.keyboard('{Home}');
    expect(chosen()).toHaveTextContent('one');
  });
});
