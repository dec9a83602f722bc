import { useAction, useCache, useEndpoint, type ApiError } from '@shop/api';
import { prescriptionList, removePrescription, reusePrescription, uploadPrescriptions } from '@shop/contract';
import { mostPrescriptions, type Prescription } from '@shop/domain';
import { useSession } from '@shop/session';
import { useEffect, useRef, useState } from 'react';
import { dropPicture, savePicture } from '../../ordering/placing/order-pictures';
import { isPhonePhoto, toSmallPicture } from './smaller-picture';

/** Milliseconds: long enough for pictures on a slow connection. */
const timeout = 60_000;

/** Why a chosen file is left out: too many, no picture, a HEIC photo that this browser cannot read, or the server's message. */
export type PictureProblem = 'tooMany' | 'format' | 'heic' | { message: string };

interface PrescriptionOptions {
  value: Prescription[];
  onChange: (pictures: Prescription[]) => void;
}

const isSame = (one: Prescription[], other: Prescription[]) =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);

const getReadProblem = (file: File) => (isPhonePhoto(file) ? 'heic' : 'format');

const toForm = (file: File) => {
  const form = new FormData();
  form.append('image[]', file);
  return form;
};

/** As many of the files as fit, in their order (VALID-07), and whether some are left out. */
const takeFirst = (files: File[], already: number) => {
  const taken = files.slice(0, Math.max(0, mostPrescriptions - already));
  return { taken, problem: taken.length < files.length ? ('tooMany' as const) : null };
};

const noOrders: readonly number[] = [];

/** Pictures that the page keeps until the order is sent, for backends that take none before. */
function useOwnPictures({ value, onChange }: PrescriptionOptions) {
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  // Pictures may be chosen while earlier ones are still made smaller.
  const latest = useRef(value);
  const reading = useRef(0);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (pictures: Prescription[]) => {
    latest.current = pictures;
    onChange(pictures);
  };
  const add = async (files: File[]) => {
    const { taken, problem: left } = takeFirst(files, latest.current.length + reading.current);
    setProblem(left);
    reading.current += taken.length;
    const pictures = await Promise.all(taken.map(toSmallPicture));
    reading.current -= taken.length;
    const read = pictures.filter((picture) => picture !== null);
    const unread = taken.find((_, index) => pictures[index] === null);
    if (unread) setProblem(getReadProblem(unread));
    if (read.length > 0) change([...latest.current, ...read.map(savePicture)]);
  };
  const remove = (picture: Prescription) => {
    setProblem(null);
    dropPicture(picture);
    change(latest.current.filter(({ id }) => id !== picture.id));
    return Promise.resolve(true);
  };
  const reuse = () => Promise.resolve(false); // such backends keep no prescriptions
  return { pictures: value, waiting: [], problem, add, remove, reuse, used: noOrders, busy: false };
}

/** The pictures, uploaded before the order or sent with it, as the backend requires. */
export function usePrescriptions(options: PrescriptionOptions) {
  const takesUploads = useSession(
    ({ capabilities }) => capabilities?.includes('prescription-upload') === true,
  );
  const uploaded = useUploadedPictures(options);
  const own = useOwnPictures(options);
  return takesUploads ? uploaded : own;
}

/**
 * The pictures that the server stores for this visitor until an order uses them; a reload finds them again. Each is
 * uploaded on its own, so that a failure affects no other.
 */
function useUploadedPictures({ value, onChange }: PrescriptionOptions) {
  const cache = useCache();
  const [waiting, setWaiting] = useState<File[]>([]);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const [used, setUsed] = useState(noOrders);
  const notifyChange = (pictures: Prescription[]) => {
    if (!isSame(pictures, value)) onChange(pictures);
  };
  const { data } = useEndpoint(prescriptionList, {}, { revalidateOnMount: true, onSuccess: notifyChange });
  const pictures = data ?? value;

  const refuse = (error: ApiError) => {
    const message = error.entries[0]?.message;
    if (message) setProblem({ message });
    return message !== undefined;
  };
  const uploading = useAction(uploadPrescriptions, { onError: refuse });
  const removing = useAction(removePrescription, { onError: refuse });
  const reusing = useAction(reusePrescription, { onError: refuse });
  const applyChange = async (left: Prescription[]) => {
    await cache.replace(prescriptionList, {}, left);
    onChange(left);
  };

  const send = async (file: File) => {
    const picture = await toSmallPicture(file);
    if (!picture) return setProblem(getReadProblem(file));
    const left = await uploading.run({ body: toForm(picture) }, { timeout });
    if (left) await applyChange(left);
  };
  const add = async (files: File[]) => {
    const { taken, problem: left } = takeFirst(files, pictures.length + waiting.length);
    setProblem(left);
    setWaiting((known) => [...known, ...taken]);
    for (const file of taken) {
      await send(file);
      setWaiting((known) => known.filter((other) => other !== file));
    }
  };

  const remove = async (picture: Prescription) => {
    setProblem(null);
    const left = await removing.run({ query: { prescription_id: picture.id } });
    if (left) await applyChange(left);
    setUsed(noOrders); // it may have been one of them
    return left !== undefined;
  };

  /** Takes the pictures of an earlier order; returns whether it succeeded. X-30. */
  const reuse = async (orderId: number) => {
    setProblem(null);
    const left = await reusing.run({ query: { order_id: orderId } });
    if (!left) return false;
    setUsed((known) => [...known, orderId]);
    await applyChange(left);
    return true;
  };

  const busy = uploading.busy || removing.busy || reusing.busy;
  return { pictures, waiting, problem, add, remove, reuse, used, busy };
}
