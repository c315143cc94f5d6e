export default {
  transform: {}, // the files are JavaScript that Node can run; for TypeScript name your transform
  reporters: ["default", ["@sandbank/testing/jest-reporter", { include: ["reasons ach_decline."], min: 5 }]],
};
