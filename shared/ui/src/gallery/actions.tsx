import { useState } from 'react';
import styled from 'styled-components';
import {
  Button,
  CountButton,
  CountedIcon,
  countLook,
  HeartButton,
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
  ${countLook}
`;

function Buttons() {
  const say = useSamples();
  return (
    <Section name="Button, IconButton, CountButton, HeartButton, SkipLink">
      {tones.map((tone) => (
        <Line key={tone}>
          <Button tone={tone} icon="cart">
            {say.add}
          </Button>
          <Button tone={tone} small>
            {say.open}
          </Button>
          <Button tone={tone} busy>
            {say.add}
          </Button>
          <Button tone={tone} disabled>
            {say.add}
          </Button>
        </Line>
      ))}
      <Line>
        {roundTones.map((tone) => (
          <IconButton key={tone} icon="arrow" label={say.next} tone={tone} mirrored />
        ))}
        <CountButton icon="cart" label={say.add} count={12} />
        <Counted>
          <CountedIcon icon="heart" count={3} />
        </Counted>
        <HeartButton label={say.add} isMarked={false} />
        <HeartButton label={say.remove} isMarked />
        <Spinner />
      </Line>
      <SkipLink href="#gallery">{say.next}</SkipLink>
    </Section>
  );
}

function Steppers() {
  const say = useSamples();
  const [count, setCount] = useState(1);
  const labels = { group: say.name, increase: say.next, decrease: say.previous, remove: say.remove };
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
  const say = useSamples();
  const [tab, setTab] = useState('one');
  const entries = [
    { key: 'one', label: say.open, icon: 'home' as const, onSelect: nothing },
    { key: 'two', label: say.long, checked: true, onSelect: nothing },
  ];
  return (
    <Section name="Menu, Tabs">
      <Menu trigger={<Button tone="secondary">{say.open}</Button>} entries={entries} direction={direction} />
      <Tabs
        label={say.name}
        tabs={[
          { name: 'one', label: say.name },
          { name: 'two', label: say.long },
        ]}
        current={tab}
        onChoose={setTab}
      >
        {say.text}
      </Tabs>
    </Section>
  );
}

/** What is pressed. */
export const Actions = ({ direction }: { direction: 'ltr' | 'rtl' }) => (
  <>
    <Buttons />
    <Steppers />
    <Choices direction={direction} />
  </>
);
