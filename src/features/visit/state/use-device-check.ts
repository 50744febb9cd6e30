import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** `refused`: the visitor or the browser does not allow it; `missing`: there is no camera or microphone to be had. */
export type DeviceCheck = 'idle' | 'asking' | 'on' | 'refused' | 'missing';

export type DeviceControl = {
  readonly status: DeviceCheck;
  /** The microphone heard something since the check began. */
  readonly isHeard: boolean;
  /** Shows what the camera sees. */
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly start: () => void;
  readonly stop: () => void;
};

/** Louder than the noise of a quiet room; samples go from 0 to 255 around 128. */
const heardAbove = 12;
const listenMs = 200;
/** Samples that are looked at each time: 0.34 s at 48 kHz, so that no sound falls between two looks. A power of two. */
const samplesHeard = 16_384;

/**
 * Tries the camera and the microphone. Both are turned off when the check is stopped and when the page is left; nothing
 * leaves the browser.
 * @requirement I18
 */
export function useDeviceCheck(): DeviceControl {
  const [status, setStatus] = useState<DeviceCheck>('idle');
  const [isHeard, setHeard] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const end = useRef<() => void>(() => undefined);

  const stop = useCallback(() => {
    end.current();
    end.current = () => undefined;
    setStatus('idle');
  }, []);

  const start = useCallback(async () => {
    setHeard(false);
    setStatus('asking');
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ video: true, audio: true });
      const stopListening = listen(stream, () => setHeard(true));
      end.current = () => {
        stopListening();
        for (const track of stream.getTracks()) track.stop();
      };
      setStatus('on');
      if (video.current) video.current.srcObject = stream;
    } catch (error) {
      const isRefused = error instanceof DOMException && /NotAllowed|Security/.test(error.name);
      setStatus(isRefused ? 'refused' : 'missing');
    }
  }, []);

  useEffect(() => () => end.current(), []);
  return { status, isHeard, video, start: () => void start(), stop };
}

/** Calls back once something is heard. @returns ends it */
function listen(stream: MediaStream, onHeard: () => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = samplesHeard;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getByteTimeDomainData(samples);
    if (!samples.some((sample) => Math.abs(sample - 128) > heardAbove)) return;
    clearInterval(timer);
    onHeard();
  }, listenMs);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}

/** Plays a short tone. @requirement I18 */
export function playTone(): void {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  volume.gain.value = 0.2;
  tone.connect(volume).connect(context.destination);
  tone.onended = () => void context.close();
  tone.start();
  tone.stop(context.currentTime + 1);
}
