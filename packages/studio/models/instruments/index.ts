// Everything a doctor holds or leaves in place. Each takes where its tip or face is and where it points, and gives
// the parts to add to a scene. `direction` runs from the tip back towards the hand.
export { cottonApplicator } from './applicator.ts';
export { electrodePad, pumpDisc, stimulatorBox } from './devices.ts';
export { cementNeedle, radiofrequencyNeedle, spinalNeedle, syringe } from './needles.ts';
export { endoscopeTube, ultrasoundProbe, xrayDetector } from './imaging.ts';
