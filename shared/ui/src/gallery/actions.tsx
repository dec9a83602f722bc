import { useState } from 'react';
import styled from 'styled-components';
import {
  Button,
  CountBadge,
  CountButton,
  CountedIcon,
  countStyles,
  WishlistToggle,
  IconButton,
  Menu,
  SkipLink,
  Spinner,
  Stepper,
  Tabs,
} from '@shop/ui';
import { Line, Section } from './section';
import { useSamples } from './samples';

const tones = ['primary', 'secondary', 'quiet', 'danger'] as const;
const roundTones = ['plain', 'raised', 'brand'] as const;
const nothing = () => {};

const Counted = styled.span`
  ${countStyles}
`;

function Buttons() {
  const samples = useSamples();
  return (
    <Section name="Button, IconButton, CountButton, CountBadge, WishlistToggle, SkipLink">
      {tones.map((tone) => (
        <Line key={tone}>
          <Button tone={tone} icon="cart">
            {samples.add}
          </Button>
          <Button tone={tone} small>
            {samples.open}
          </Button>
          <Button tone={tone} busy>
            {samples.add}
          </Button>
          <Button tone={tone} disabled>
            {samples.add}
          </Button>
        </Line>
      ))}
      <Line>
        {roundTones.map((tone) => (
          <IconButton key={tone} icon="arrow" label={samples.next} tone={tone} mirrored />
        ))}
        <CountButton icon="cart" label={samples.add} count={12} />
        <Counted>
          <CountBadge count={3} label={samples.add} />
        </Counted>
        <Counted>
          <CountedIcon icon="heart" count={3} />
        </Counted>
        <WishlistToggle label={samples.add} isMarked={false} />
        <WishlistToggle label={samples.remove} isMarked />
        <Spinner />
      </Line>
      <SkipLink href="#gallery">{samples.next}</SkipLink>
    </Section>
  );
}

function Steppers() {
  const samples = useSamples();
  const [count, setCount] = useState(1);
  const labels = {
    group: samples.name,
    increase: samples.next,
    decrease: samples.previous,
    remove: samples.remove,
  };
  return (
    <Section name="Stepper">
      <Line>
        <Stepper value={count} onChange={setCount} onRemove={nothing} max={12} labels={labels} />
        <Stepper value={count} onChange={setCount} labels={labels} size={32} />
        <Stepper value={count} onChange={setCount} labels={labels} disabled />
      </Line>
    </Section>
  );
}

function Choices({ direction }: { direction: 'ltr' | 'rtl' }) {
  const samples = useSamples();
  const [tab, setTab] = useState('one');
  const entries = [
    { key: 'one', label: samples.open, icon: 'home' as const, onSelect: nothing },
    { key: 'two', label: samples.long, checked: true, onSelect: nothing },
  ];
  return (
    <Section name="Menu, Tabs">
      <Menu
        trigger={<Button tone="secondary">{samples.open}</Button>}
        entries={entries}
        direction={direction}
      />
      <Tabs
        label={samples.name}
        tabs={[
          { name: 'one', label: samples.name },
          { name: 'two', label: samples.long },
        ]}
        current={tab}
        onChoose={setTab}
      >
        {samples.text}
      </Tabs>
    </Section>
  );
}

/** Buttons and other controls. */
export const Actions = ({ direction }: { direction: 'ltr' | 'rtl' }) => (
  <>
    <Buttons />
    <Steppers />
    <Choices direction={direction} />
  </>
);
