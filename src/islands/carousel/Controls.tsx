import { IconButton, pauseShape, playShape } from '../IconButton.tsx';

type Props = {
  playing: boolean;
  /** Without it there is nothing to pause. */
  onToggle?: () => void;
  onPrevious: () => void;
  onNext: () => void;
};

type ControlProps = { label: string; shape: string; onPress: () => void };

const Control = ({ label, shape, onPress }: ControlProps) => (
  <IconButton className="carousel__control" label={label} shapes={[shape]} onPress={onPress} />
);

/** Pause, previous and next. They are seen once they work. */
export const Controls = ({ playing, onToggle, onPrevious, onNext }: Props) => (
  <div className="carousel__controls screen-only">
    {onToggle && (
      <Control
        label={playing ? 'Pause the slides' : 'Play the slides'}
        shape={playing ? pauseShape : playShape}
        onPress={onToggle}
      />
    )}
    <Control label="Previous slide" shape="M15 9H3m5-5L3 9l5 5" onPress={onPrevious} />
    <Control label="Next slide" shape="M3 9h12m-5-5 5 5-5 5" onPress={onNext} />
  </div>
);
