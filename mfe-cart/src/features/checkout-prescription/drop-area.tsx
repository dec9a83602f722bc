import { mostPrescriptions } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color, Icon, motion, radius, size, space } from '@shop/ui';
import { useState, type ChangeEvent, type DragEvent, type RefObject } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { choosableTypes } from './smaller-picture';

interface DropAreaProps {
  input: RefObject<HTMLInputElement | null>;
  /** The number of pictures that are there. */
  count: number;
  isWrong: boolean;
  describedBy: string;
  onFiles: (files: File[]) => void;
}

/** Pictures are chosen here by press or key, or dropped. Phones offer both camera and gallery. */
export function DropArea({ input, count, isWrong, describedBy, onFiles }: DropAreaProps) {
  const { t } = useTranslation(messages);
  const isFull = count >= mostPrescriptions;
  const [isOver, setIsOver] = useState(false);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    event.target.value = ''; // so that the same file can be chosen again
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault(); // otherwise the browser opens the file
    setIsOver(true);
  };
  return (
    <Area
      $over={isOver}
      $wrong={isWrong}
      $small={isFull}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        multiple
        accept={choosableTypes.join(',')}
        onChange={choose}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
      />
      {!isFull && <Icon name="camera" size={24} />}
      <strong>{isFull ? t('prescription.full', { value: count }) : t('prescription.choose')}</strong>
      {!isFull && <small>{t('prescription.limits')}</small>}
    </Area>
  );
}

const Area = styled.label<{ $over: boolean; $wrong: boolean; $small: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  gap: ${space('xxs')};
  min-block-size: ${({ $small }) => ($small ? 44 : 120)}px;
  padding: ${({ $small }) => space($small ? 'xs' : 'md')};
  border: 1.5px dashed ${({ $wrong }) => color($wrong ? 'danger' : 'borderStrong')};
  border-radius: ${radius('md')};
  background: ${({ $over }) => color($over ? 'brandGround' : 'surface')};
  font-size: ${size('sm')};
  text-align: center;
  cursor: pointer;
  transition: background-color ${motion.fast};
  & input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  & svg {
    color: ${color('brand')};
  }
  & small {
    color: ${color('textSoft')};
    font-size: ${size('xs')};
  }
  &:hover {
    background: ${color('sunken')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color('brand')};
    outline-offset: 2px;
  }
`;
